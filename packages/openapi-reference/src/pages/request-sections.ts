import {blocks} from '@docs-kit/mdx-writer';
import {descriptionToMdx} from './description';
import type {ParameterField} from '@docs-kit/openapi-model';
import {renderBodies} from './body-type';
import {renderFields} from './fields';
import {isSentFirst} from '../samples/example-values';
import {heading, type View} from './view';

const parameterHeadings: Readonly<Record<ParameterField['in'], string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** A section for each place of parameters. */
export function renderParameters(view: View): string {
  return blocks(
    ...Object.entries(parameterHeadings).map(([place, title]) => {
      const fields = view.page.operation.parameters.filter((parameter) => parameter.in === place);
      if (fields.length === 0) return '';
      const isInSamples = view.page.samples.length > 0 && /^(path|query)$/.test(place);
      const shown = isInSamples ? fields.map(withoutSentExample) : fields;
      return blocks(heading(view, 2, title, place), renderFields(shown, view, place, true));
    }),
  );
}

/** A parameter beside samples, which send its first example. */
function withoutSentExample({examples = [], ...parameter}: ParameterField): ParameterField {
  return isSentFirst(parameter)
    ? {...parameter, examples: examples.slice(1)}
    : {...parameter, examples};
}

/** The section of the request's body, in each of its media types. */
export function renderRequestBody(view: View): string {
  const {requestBody} = view.page.operation;
  if (!requestBody) return '';
  return blocks(
    heading(view, 2, 'Request body', 'body'),
    descriptionToMdx(requestBody.description),
    renderBodies(requestBody.bodies, view, {id: 'body', level: 3, isSent: true}),
  );
}
