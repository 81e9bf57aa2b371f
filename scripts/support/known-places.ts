import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {KnownPlaces} from '@docs-kit/machine-copies/known-places';
import {apiLevels} from '../../src/site/api-levels';
import {landingPath, specificationPath} from '../../src/site/links';
import {documentation, product} from '../../src/site/product';
import {siteVersions} from '../../src/site/versions';

const data = path.resolve(__dirname, '../../data');

/** Date of the framework's commit that a version documents: `2025-10-10`. */
export function sourceDate(version: string): string {
  const source = readFileSync(path.join(data, version, 'source.json'), 'utf8');
  return (JSON.parse(source) as {framework: {date: string}}).framework.date;
}

/**
 * When somebody must have looked at `securityTxt` again. Before you write a later date, at most a year
 * ahead, check that its contact and its policy still lead to what they name.
 */
export const securityExpires = '2027-11-01T00:00:00Z';

/** Where a build has `securityTxt`. */
export const securityFile = '.well-known/security.txt';

/**
 * Where to report a vulnerability.
 * Format: RFC 9116
 */
export const securityTxt = `Contact: ${documentation.repositoryUrl}/security/advisories/new
Expires: ${securityExpires}
Preferred-Languages: en
Canonical: ${documentation.url}/${securityFile}
Policy: ${documentation.repositoryUrl}/blob/${documentation.branch}/SECURITY.md
`;

/** What the catalog of interfaces and the feed of changed pages are made from. */
export function describeKnownPlaces(): KnownPlaces {
  return {
    url: documentation.url,
    title: `Changes in the ${product.name} documentation`,
    author: product.name,
    versions: siteVersions.map(({name, label}) => ({name, label, date: sourceDate(name)})),
    apis: siteVersions.flatMap((version) =>
      apiLevels.map((level) => ({
        page: landingPath(version, level),
        documents: {
          'application/openapi+json': specificationPath(version, level, 'json'),
          'application/openapi+yaml': specificationPath(version, level, 'yaml'),
        },
      })),
    ),
  };
}
