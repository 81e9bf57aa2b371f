import {describe, expect, it} from 'vitest';
import {describeFinding, directiveProblems, directivesOf} from '@docs-kit/docs-facts/checks';
import {parsePage} from '@docs-kit/docs-facts/markdown';
import {descriptionsIn, type DescriptionText, readDescriptions} from '../support/description-texts';

/** Descriptions become parts of pages. Those of guides are in checks.test.ts. */
const problemsOf = (descriptions: readonly DescriptionText[]): string[] =>
  descriptions
    // No directive is without two colons or a bracket after a name.
    .filter(({text}) => /::|:[A-Za-z][\w-]*\[/.test(text))
    .flatMap(({file, line, text}) =>
      directiveProblems(file, directivesOf(parsePage(file, text)), text).map((finding) =>
        describeFinding({...finding, line: finding.line + line - 1}),
      ),
    );

describe('the descriptions of specifications', () => {
  it('have no directive that readers would see as text', () => {
    const descriptions = readDescriptions();
    expect(descriptions.length).toBeGreaterThan(1000);
    expect(problemsOf(descriptions)).toEqual([]);
  });

  it('are reported with the line of their file', () => {
    const yaml = 'info:\n  description: |\n    Text.\n\n    :::note Title\n    Text.\n    :::\n';
    expect(problemsOf(descriptionsIn('zoo.yaml', yaml))).toEqual([
      expect.stringContaining('zoo.yaml:5: ":::note Title" is shown as text.'),
    ]);
    expect(problemsOf(descriptionsIn('zoo.yaml', 'a:\n  description: :::note Title\n'))).toEqual([
      expect.stringContaining('zoo.yaml:2:'),
    ]);
  });
});
