import type {Policy} from './policy';

/** Headers of every answer, by their names. */
export type Headers = Readonly<Record<string, string>>;

/** Abilities of a browser that no page uses. */
const unused = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

/** The headers that make a site safer, whatever the host. */
export function securityHeaders({header}: Policy): Headers {
  return {
    'Content-Security-Policy': header,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((ability) => `${ability}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Every file is public: other sites may show the images of pages, and no more of it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/**
 * The header that leads from every answer to files which programs look for.
 * Format: RFC 8288
 * @param links paths of the files, by their relation to the site
 */
export function linkHeader(links: Readonly<Record<string, string>>): Headers {
  const values = Object.entries(links).map(([relation, path]) => `<${path}>; rel=${relation}`);
  return values.length === 0 ? {} : {Link: values.join(', ')};
}

/** File of the build that nginx reads. */
export const headersFile = 'headers.nginx';

/**
 * Writes headers as lines of a `server` of nginx.
 * Format: https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
