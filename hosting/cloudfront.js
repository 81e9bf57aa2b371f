/**
 * For S3 with CloudFront: a function for the event "viewer request", with the runtime
 * cloudfront-js-2.0. Files of pages end with `.html`, and their addresses do not.
 * Format: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const {request} = event;
  // Two slashes at the beginning, or a slash and a backslash, would lead to another host.
  const path = request.uri.replace(/^[/\\]+/, '/');
  if (/.\/$/.test(path)) return redirect(path.replace(/\/+$/, ''));
  if (path === '/') request.uri = '/index.html';
  else if (!/\.[A-Za-z0-9]+$/.test(path)) request.uri = `${path}.html`;
  return request;
}

function redirect(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {location: {value: location}},
  };
}
