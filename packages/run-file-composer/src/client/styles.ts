import {adoptStyles} from '@docs-kit/custom-elements/adopt-styles';

const rules = `
.composer { display: grid; gap: 2rem; }
.composer > * { min-width: 0; }
.composer fieldset { min-width: 0; margin: 0 0 1rem; padding: 0.75rem 1rem; border: 1px solid var(--ifm-toc-border-color); border-radius: 0.5rem; }
.composer legend { padding: 0 0.25rem; font-weight: 600; }
.composer details { margin: 0 0 0.5rem; padding: 0.5rem 1rem; border: 1px solid var(--ifm-toc-border-color); border-radius: 0.5rem; }
.composer summary { cursor: pointer; overflow-wrap: anywhere; min-height: 1.5rem; }
.composer-api fieldset { margin: 0.5rem 0 0; padding: 0; border: 0; }
.composer-api summary small { display: block; }
.composer-provider { padding: 0.375rem 0; }
.composer-provider label { display: block; min-height: 1.5rem; overflow-wrap: anywhere; }
.composer-provider input { width: 1.125rem; height: 1.125rem; margin-right: 0.5rem; vertical-align: -0.1875rem; accent-color: var(--ifm-color-primary); }
.composer-provider small { display: block; padding-left: 1.75rem; }
.composer-provider a { text-decoration: underline; }
.composer-fields { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); gap: 0.5rem 1rem; align-items: center; margin-bottom: 1rem; }
.composer-fields small { grid-column: 2; }
.composer fieldset .composer-fields { margin: 0; }
.composer-fields :is(input, select) { font: inherit; min-width: 0; width: 100%; min-height: 2.25rem; padding: 0.25rem 0.5rem; border: 1px solid var(--ifm-color-emphasis-600); border-radius: 0.25rem; background: var(--ifm-background-color); color: inherit; }
.composer-results h2:first-child { margin-top: 0; }
.composer-problems { padding: 0; list-style: none; }
.composer-problems li { margin: 0 0 0.5rem; padding: 0.5rem 1rem; border: 1px solid var(--ifm-toc-border-color); border-left: 4px solid var(--ifm-color-primary); border-radius: 0.25rem; overflow-wrap: anywhere; }
.composer-add { --ifm-button-size-multiplier: 0.8; }
.composer-problems li[data-level=error] { border-left-color: #d9485a; }
.composer-problems li[data-level=warning] { border-left-color: #c27c0e; }
.composer-problems strong { display: block; }
.composer-code > p { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; justify-content: space-between; margin: 0.5rem 0; font-size: 0.875rem; }
.composer-code pre { max-height: 32rem; overflow: auto; font-size: 0.8125rem; }
.composer-code pre span { color: var(--site-code-comment, var(--ifm-color-emphasis-700)); }
.composer-scroll { overflow-x: auto; }
.composer-scroll table { display: table; width: 100%; font-size: 0.875rem; }
.composer-scroll td:first-child code { white-space: nowrap; word-break: normal; overflow-wrap: normal; }
@media (min-width: 997px) { .composer { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); } }
@media (max-width: 480px) { .composer-code pre { white-space: pre-wrap; overflow-wrap: anywhere; } }
`;

/** Adds the styles of the form, which no other page loads. */
export const addStyles = (): void => adoptStyles(rules);
