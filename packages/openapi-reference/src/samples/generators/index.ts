import type {SampleGenerator} from '../program';
import {curl} from './curl';
import {java} from './java';
import {nodejs} from './nodejs';
import {python} from './python';

/** The languages that this package writes, by the `language` of a tab. */
export const generators: Readonly<Record<string, SampleGenerator>> = {curl, java, nodejs, python};
