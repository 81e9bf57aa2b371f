import {describe, expect, it} from 'vitest';
import {checkPage, pageChecks} from '@site/src/checks/check-page';
import {describeFinding} from '@site/src/checks/finding';
import {siteVersions} from '@site/src/site/versions';
import {readCheckFacts} from '../support/check-facts';
import {readGuides} from '../support/guide-texts';

describe.each(siteVersions)('the guides of $name', ({name, docsFolder}) => {
  const guides = readGuides(docsFolder);
  const facts = readCheckFacts(name);
  const findings = guides.flatMap(({page, text}) => checkPage(page, facts, text));

  it.each([...Object.keys(pageChecks), 'mark'])('hold nothing wrong by kind: %s', (kind) => {
    expect(guides.length).toBeGreaterThan(0);
    expect(findings.filter((finding) => finding.kind === kind).map(describeFinding)).toEqual([]);
  });
});
