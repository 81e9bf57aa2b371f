import {describe, expect, it} from 'vitest';
import {descriptionToMdx} from './description';

describe('a description', () => {
  it('has headings below those of the page, in their order', () => {
    expect(descriptionToMdx('# Fed\n\n## When {it} eats\n\n#### Then\n\ntext # no')).toBe(
      '#### Fed\n\n##### When \\{it\\} eats\n\n###### Then\n\ntext # no',
    );
    expect(descriptionToMdx('Fed\n---\n\ntext\n\n| a |\n| --- |')).toBe(
      '#### Fed\n\ntext\n\n| a |\n| --- |',
    );
  });

  it('keeps code and deeper headings as they are', () => {
    for (const text of ['```bash\n# comment\n```', '#### Fed\n\n##### More', 'a\n\n---\n\nb'])
      expect(descriptionToMdx(text)).toBe(text);
  });
});
