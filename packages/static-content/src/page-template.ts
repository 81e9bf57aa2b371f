import {pageEntry, scriptListId} from './names';

/**
 * The template of every page, for `ssrTemplate` of the configuration. It is that of Docusaurus 3.8.1
 * but for the scripts: a page loads the script of the page alone, and lists those of the application,
 * which that script loads when the reader does something.
 * Format: https://eta.js.org, version 2.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% const isOfPage = (script) => script.startsWith('assets/js/${pageEntry}.'); %>
    <% it.scripts.filter(isOfPage).forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
    <script type="application/json" id="${scriptListId}"><%~ JSON.stringify(it.scripts.filter((script) => !isOfPage(script)).map((script) => it.baseUrl + script)) %></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
