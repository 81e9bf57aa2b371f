/**
 * Records the upstream files that the swizzled components were compared with.
 *
 *   npx tsx scripts/record-swizzles.ts
 *
 * Run it after an upgrade, when each component that the test names has been compared with its
 * upstream files.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {installedUpstream, swizzlesOf} from './support/swizzles';

const root = path.resolve(__dirname, '..');
const theme = path.join(root, 'src/theme');

const swizzles = swizzlesOf(theme);
const upstream = installedUpstream(swizzles, path.join(root, 'node_modules'));
writeFileSync(path.join(theme, 'upstream.json'), `${JSON.stringify(upstream, null, 2)}\n`);
console.log(`Recorded ${String(swizzles.length)} components in src/theme/upstream.json.`);
