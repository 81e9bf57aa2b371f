import {chooseTab, chosenTab} from '@docs-kit/custom-elements/tab-group';
import {defaults} from './samples';

const {group, labels} = defaults.languages;

/** The language whose samples the reader sees first. */
export const languageOfReader = (): string => chosenTab(group) ?? Object.keys(labels)[0] ?? '';

/** Shows the samples of a language everywhere, and remembers it. */
export const showLanguage = (language: string): void => chooseTab(group, language);
