import {describe, expect, it} from 'vitest';
import {billOfMaterials} from '../../../scripts/support/sbom';

const project = {'bom-ref': 'docs@1', type: 'application'};
const react = {'bom-ref': 'react@19.1.1', name: 'react', version: '19.1.1'};
const vitest = {'bom-ref': 'vitest@4.1.12', name: 'vitest', version: '4.1.12'};

const written = (changes: object = {}) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: 'urn:uuid:1',
    metadata: {timestamp: '2026-01-01T00:00:00.000Z', component: {...project, name: 'folder'}},
    components: [react, vitest],
    dependencies: [
      {ref: 'docs@1', dependsOn: ['react@19.1.1', 'vitest@4.1.12']},
      {ref: 'react@19.1.1', dependsOn: []},
      {ref: 'vitest@4.1.12', dependsOn: []},
    ],
    ...changes,
  });

describe('the bill of materials', () => {
  it('lists what the site is made with under the name of the project, without time and number', () => {
    expect(billOfMaterials(written(), 'docs', ['react@19.1.1'])).toEqual({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: {component: {...project, name: 'docs'}},
      components: [react],
      dependencies: [
        {ref: 'docs@1', dependsOn: ['react@19.1.1']},
        {ref: 'react@19.1.1', dependsOn: []},
      ],
    });
  });

  it('is refused when npm left out a package', () => {
    expect(() => billOfMaterials(written(), 'docs', ['react@19.1.1', 'lunr@2.3.9'])).toThrow(
      'found no lunr@2.3.9',
    );
  });

  it('is refused in another format, or of no package', () => {
    const message = 'Expected a CycloneDX document';
    expect(() => billOfMaterials(written({bomFormat: 'SPDX'}), 'docs', ['a@1.0.0'])).toThrow(
      message,
    );
    expect(() => billOfMaterials(written(), 'docs', [])).toThrow(message);
  });
});
