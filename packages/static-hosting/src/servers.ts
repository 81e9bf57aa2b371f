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

/** Files of the build that servers read. */
export const headerFiles = {
  hosted: '_headers',
  nginx: 'headers.nginx',
  caddy: 'headers.caddy',
  cloudFront: 'headers.cloudfront.json',
} as const;

const lines = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('');

/**
 * Writes headers as Netlify and Cloudflare Pages read them in a file `_headers`, and how long
 * browsers may keep files.
 * Format: https://developers.cloudflare.com/pages/configuration/headers/
 */
export function hostedHeaders(headers: Headers): string {
  return `/*
${lines(headers, (name, value) => `  ${name}: ${value}`)}
/assets/*
  Cache-Control: public, max-age=31536000, immutable

/img/*
  Cache-Control: public, max-age=86400
`;
}

/**
 * Writes headers as lines of a `server` of nginx.
 * Format: https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxHeaders(headers: Headers): string {
  return lines(headers, (name, value) => `add_header ${name} "${value}" always;`);
}

/**
 * Writes headers as lines of a site of Caddy.
 * Format: https://caddyserver.com/docs/caddyfile/directives/header
 */
export function caddyHeaders(headers: Headers): string {
  return lines(headers, (name, value) => `header ${name} "${value}"`);
}

/**
 * Writes headers as the policy for response headers that `aws cloudfront
 * create-response-headers-policy` takes.
 * Format: https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
export function cloudFrontHeaders(headers: Headers, name: string): string {
  const {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': contentType,
    'Referrer-Policy': referrer,
    ...others
  } = headers;
  const custom = Object.entries(others).map(([Header, Value]) => ({Header, Value, Override: true}));
  const config = {
    Name: name,
    SecurityHeadersConfig: {
      ...(policy && {ContentSecurityPolicy: {ContentSecurityPolicy: policy, Override: true}}),
      ...(contentType && {ContentTypeOptions: {Override: true}}),
      ...(referrer && {ReferrerPolicy: {ReferrerPolicy: referrer, Override: true}}),
    },
    CustomHeadersConfig: {Quantity: custom.length, Items: custom},
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
