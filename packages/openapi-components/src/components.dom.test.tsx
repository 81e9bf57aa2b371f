import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {apiReferenceComponents} from '.';

const {BodyType, Field, OperationEntry, OperationHeader, OperationList, Variants} =
  apiReferenceComponents;

afterEach(cleanup);

describe('Field', () => {
  it('is named by a link to itself, and can take the focus', () => {
    const {container} = render(
      <Field id="body-model" name="model" type={['string']} required notes="at most 64 characters">
        <p>Id of a registered model.</p>
      </Field>,
    );
    expect(screen.getByRole('link', {name: 'model'}).getAttribute('href')).toBe('#body-model');
    expect(container.firstElementChild?.getAttribute('tabindex')).toBe('-1');
    expect(container.textContent).toContain('string required at most 64 characters');
  });

  it('says what became of it, in words that searches leave out', () => {
    render(<Field id="a" name="a" type={['string']} mark="new in Next" />);
    expect(screen.getByText('new in Next').closest('[data-search="skip"]')).not.toBeNull();
  });

  it('links the schemas in its type', () => {
    const type = ['array of (', {schema: 'Tool'}, ' | "Auto")'];
    const {container} = render(<Field id="body-tools" name="tools" type={type} />);
    expect(container.textContent).toContain('array of (Tool | "Auto")');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('link', {name: 'Tool'}).getAttribute('href')).toBe('#schema-Tool');
  });

  it('is made of few elements, since pages hold hundreds of them', () => {
    const {container} = render(<Field id="a" name="a" type={['string']} required notes="b" />);
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(5);
  });
});

describe('BodyType', () => {
  it('says media type, type and limits', () => {
    const {container} = render(
      <BodyType mediaType="text/plain" type={['string']} notes="maximum length 9" />,
    );
    expect(container.textContent).toBe('text/plain string maximum length 9');
  });
});

describe('Variants', () => {
  it('say which value of a property means which schema', () => {
    const {container} = render(<Variants property="kind" schemas={{cat: 'Cat', dog: 'Dog'}} />);
    expect(container.textContent).toBe('One of these, told apart by kind:cat Catdog Dog');
    expect(screen.getByRole('link', {name: 'Dog'}).getAttribute('href')).toBe('#schema-Dog');
  });
});

describe('OperationHeader', () => {
  it('says method, path and level in words', () => {
    const {container} = render(
      <OperationHeader method="post" path="/v1/responses" level="Stable" />,
    );
    expect(container.textContent).toContain('POST /v1/responses');
    expect(screen.getByText('Stable')).toBeTruthy();
    expect(screen.getByRole('button', {name: 'Copy path'})).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that the version lacks the operation, on a page that its search passes over', () => {
    render(<OperationHeader method="get" path="/v1/a" absence="Not in v1" />);
    expect(screen.getByText('Not in v1').dataset.search).toBe('skip-page');
    cleanup();
    const {container} = render(<OperationHeader method="get" path="/v1/a" level="Stable" />);
    expect(container.querySelector('[data-search="skip-page"]')).toBeNull();
  });

  it('leads from what became of the operation to what changed', () => {
    render(<OperationHeader method="get" path="/v1/a" level="Stable" change="Moved in Next" />);
    expect(screen.getByRole('link', {name: 'Moved in Next'}).getAttribute('href')).toBe('#changes');
  });
});

describe('OperationList', () => {
  const entry = (absence?: string) => (
    <OperationEntry method="get" path="/v1/responses/{response_id}/input_items" absence={absence}>
      <p>
        <a href="list">List input items</a>
      </p>
    </OperationEntry>
  );

  it('says method, path and name of each operation, and which the version lacks', () => {
    render(
      <OperationList>
        {entry('Not in v1')}
        {entry()}
      </OperationList>,
    );
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      'GET /v1/responses/{response_id}/input_items Not in v1List input items',
      'GET /v1/responses/{response_id}/input_itemsList input items',
    ]);
  });

  it('breaks a path before its slashes', () => {
    const {container} = render(<OperationList>{entry()}</OperationList>);
    const path = container.querySelector('code')?.innerHTML;
    expect(path).toBe('/v1<wbr>/responses<wbr>/{response_id}<wbr>/input_items');
  });

  it('is passed over by the search of a version that has none of the operations', () => {
    const {container} = render(<OperationList absent>{entry('Not in v1')}</OperationList>);
    expect(container.firstElementChild?.getAttribute('data-search')).toBe('skip-page');
  });
});
