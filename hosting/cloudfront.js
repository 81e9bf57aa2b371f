import cf from 'cloudfront';

/**
 * For S3 with CloudFront: a function for the event "viewer request", with the runtime
 * cloudfront-js-2.0 and the key value store of old addresses. Files of pages end with `.html`, and
 * their addresses do not.
 * Format: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by its name.
async function handler(event) {
  const {request} = event;
  // Two slashes at the beginning, or a slash and a backslash, would lead to another host.
  const path = request.uri.replace(/^[/\\]+/, '/');
  const address = path.replace(/(.)\/(index\.html)?$/, '$1');
  const moved = await newAddress(address);
  if (moved) return redirect(moved);
  if (/.\/$/.test(path)) return redirect(path.replace(/\/+$/, ''));
  if (path === '/') request.uri = '/index.html';
  else if (!/\.[A-Za-z0-9]+$/.test(path)) request.uri = `${path}.html`;
  return request;
}

/** The store throws when it does not have a key. */
async function newAddress(address) {
  try {
    return await cf.kvs().get(address);
  } catch {
    return undefined;
  }
}

function redirect(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {location: {value: location}},
  };
}
