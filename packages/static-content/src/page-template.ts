import {pageEntry, scriptListId} from './start-state';

/**
 * The template of every page, for `ssrTemplate` of the configuration. It differs from that of Docusaurus
 * in the scripts alone: a page loads the page script, which loads those of the application later.
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
