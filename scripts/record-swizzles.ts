/**
 * Records the upstream files that the swizzled components were compared with.
 *
 *   npx tsx scripts/record-swizzles.ts
 *
 * Run it after an upgrade, when each component that the test names has been compared with its
 * upstream files and its header names the new version.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {swizzlesOf, upstreamHashes} from './support/swizzles';

const root = path.resolve(__dirname, '..');
const theme = path.join(root, 'src/theme');

const hashes = upstreamHashes(swizzlesOf(theme), path.join(root, 'node_modules'));
writeFileSync(path.join(theme, 'upstream.json'), `${JSON.stringify(hashes, null, 2)}\n`);
console.log(`Recorded ${Object.keys(hashes).length} components in src/theme/upstream.json.`);
