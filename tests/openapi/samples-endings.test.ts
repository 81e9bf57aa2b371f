import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteVersions} from '@site/src/site/versions';
import {readSourceData} from '@site/src/files/source';
import {releaseOf} from '@docs-kit/docs-verify/pins';
import type {SdkData} from '@site/src/facts/data-types';
import {documentedSamples, findingsOf} from '../support/api-samples';
import {projectRoot, readJson} from '../support/specifications';

/** Finds a program that prints everything that came back, where it could print what matters. */
function endingFinding(code: string): string | undefined {
  const isWhole = /^\s*(?:print|console\.log)\((?:response|result|response\.json\(\)|event)\);?$/m;
  return isWhole.test(code) ? 'prints everything that comes back' : undefined;
}

describe('the ends of samples', () => {
  const samples = documentedSamples().filter(({sample}) =>
    ['python', 'nodejs'].includes(sample.id),
  );
  /** Calls whose results the types of the published client describe wrongly. */
  const mistyped = siteVersions.flatMap(({name}) =>
    readJson<SdkData>(`data/${name}/typescript-sdk.json`).methods.flatMap((method) =>
      method.mistyped ? [`${method.method}(`] : [],
    ),
  );

  it('show what readers want, except where the types of the client are wrong', () => {
    const own = samples.filter(
      ({sample}) => !mistyped.some((call) => sample.id === 'nodejs' && sample.code.includes(call)),
    );
    expect(findingsOf(own, endingFinding)).toEqual([]);
  });

  it.each(['print(response)', 'for event in stream:\n    print(event)', 'console.log(result);'])(
    'are found wanting: %s',
    (code) => {
      expect(endingFinding(code)).toBeDefined();
    },
  );

  it('are accepted where they print a part', () => {
    expect(endingFinding('print(response.output_text)')).toBeUndefined();
    expect(endingFinding('console.log(item.id, item.status);')).toBeUndefined();
  });
});

describe('releases of the clients', () => {
  it.each(siteVersions)('of $name are those that its guide installs', ({name, docsFolder}) => {
    const guide = readFileSync(
      path.join(projectRoot, docsFolder, 'getting_started/libraries.md'),
      'utf8',
    );
    const {python, typescript} = readSourceData(name).clients;
    for (const release of [python, typescript].map(releaseOf)) {
      expect(guide, release).toMatch(new RegExp(`[@#=]${release}\\b`));
    }
  });
});
