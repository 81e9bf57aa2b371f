import {attributes, blocks, codeFence, proseToMdx} from '@docs-kit/mdx-writer';
import {type Body, type Example, isSuccess} from '@docs-kit/openapi-model';
import {heading, type View} from './view';
import {isLong} from '@docs-kit/openapi-model/wording';
import type {CodeSample} from '../samples';

/**
 * The section of programs, with what they get; empty where there is neither. Where the server only
 * streams, a response as a whole is left out: no program gets it.
 */
export function renderExamples(view: View): string {
  const {operation, samples, clientNote, model} = view.page;
  const success = operation.responses.find(isSuccess);
  const bodies = success?.bodies ?? [];
  const streamed = samples.filter((sample) => sample.streaming);
  const whole = samples.filter((sample) => !sample.streaming);
  const note = samples.length > 0 ? proseToMdx(clientNote ?? '') : '';
  const onlyStreams = streamed.length > 0 && whole.length === 0;
  const content = blocks(
    ...(onlyStreams
      ? []
      : [
          renderSamples(whole),
          note,
          renderRequests(view),
          ...bodies.map((body) => renderExamplesOf(body, `Response ${success?.status}`)),
        ]),
    ...(streamed.length > 0
      ? [
          heading(view, 3, 'Stream the response', 'stream'),
          proseToMdx(model.streamingNote ?? ''),
          renderSamples(streamed),
          ...(onlyStreams ? [note, renderRequests(view)] : []),
          ...bodies.map(renderEvents),
        ]
      : []),
  );
  return content && blocks(heading(view, 2, 'Example', 'example'), content);
}

function renderSamples(samples: readonly CodeSample[]): string {
  if (samples.length === 0) return '';
  return blocks(
    '<Tabs groupId="language">',
    ...samples.map((sample) =>
      blocks(
        `<TabItem${attributes({value: sample.id, label: sample.label})}>`,
        sample.note && proseToMdx(sample.note),
        codeFence(sample.language, sample.code),
        sample.verification && `<Verified${attributes({text: sample.verification})} />`,
        '</TabItem>',
      ),
    ),
    '</Tabs>',
  );
}

/** The examples of what is sent, without the one that the samples send. */
function renderRequests({page: {operation, samples}}: View): string {
  const [first, ...others] = operation.requestBody?.bodies ?? [];
  return blocks(
    first &&
      renderExamplesOf(samples.length > 0 ? {...first, example: undefined} : first, 'Request', ''),
    ...others.map((body) => renderExamplesOf(body, `Request as ${body.mediaType}`, '')),
  );
}

/**
 * The examples of a body, each a block of code with a title; empty where there are none.
 * @param mark what else is said of the blocks, such as that they are output
 */
export function renderExamplesOf(body: Body, title: string, mark = ' output'): string {
  const {otherExamples = [], mediaType} = body;
  return blocks(
    renderExample(body, title, mark),
    ...otherExamples.map(({name, value}) =>
      renderExample({example: value, mediaType}, titled(title, name), mark),
    ),
  );
}

function titled(title: string, name: string | undefined): string {
  return name === undefined ? title : `${title}: ${name.replace(/["\s]+/g, ' ')}`;
}

/** The examples that are too long for the notes on a field or a schema. */
export function renderLongExamples(examples: readonly Example[] = []): string {
  return blocks(
    ...examples
      .filter(isLong)
      .map(({name, value}) =>
        codeFence('json', JSON.stringify(value, null, 2), `title="${titled('Example', name)}"`),
      ),
  );
}

function renderExample(
  {example, mediaType}: Pick<Body, 'example' | 'mediaType'>,
  title: string,
  mark: string,
): string {
  if (example === undefined) return '';
  const language = mediaType === 'application/json' ? 'json' : 'text';
  const code = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return codeFence(language, code, `title="${title}"${mark}`);
}

/** Format: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
function renderEvents({events}: Body): string {
  if (!events) return '';
  const lines = events.map((event) => `data: ${JSON.stringify(event)}`);
  return codeFence('text', lines.join('\n\n'), 'title="Event stream" output');
}
