/**
 * Runs in the browser before any other script. Browsers that know Trusted Types ask it, as the
 * Content Security Policy demands, before a text becomes markup, code or the address of a script;
 * what it does not return is refused. It must not refer to anything outside itself.
 * Specification: https://w3c.github.io/trusted-types/dist/spec/, section 2.3.4.
 * @param baseUrl path of the site, with a slash at its end
 */
export function trustedTypesPolicy(baseUrl: string): string {
  return `(function (factory, files) {
  if (!factory) return;
  var harmful = /<script\\b[^>]*>[^<]|<script\\b[^>]+\\bsrc|<(iframe|object|embed|base|meta)\\b|[\\s"'\\/]on\\w+\\s*=|javascript:/i;
  factory.createPolicy('default', {
    createHTML: function (text) {
      return harmful.test(text) ? null : text;
    },
    // The one kind of script whose text comes from a script is data.
    createScript: function (text) {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
    createScriptURL: function (address) {
      return new URL(address, document.baseURI).href.indexOf(files) === 0 ? address : null;
    }
  });
})(window.trustedTypes, location.origin + ${JSON.stringify(`${baseUrl}assets/`)});`;
}
