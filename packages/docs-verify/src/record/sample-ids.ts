/** Names a sample in the record: `stable/createResponse/python`, `…#stream/curl` for streams. */
export function sampleIdOf(
  levelId: string,
  operationId: string,
  language: string,
  streaming: boolean,
): string {
  return `${levelId}/${operationId}${streaming ? '#stream' : ''}/${language}`;
}
