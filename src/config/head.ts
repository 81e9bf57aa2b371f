import {catalogFile, feedFile} from '@docs-kit/machine-copies/known-places/files';
import type {DocusaurusConfig} from '@docusaurus/types';
import {documentation} from '../site/product';
import {fontAddresses} from './styles';

/**
 * Elements in the head of every page beside those that Docusaurus writes: the fonts, which a browser would
 * otherwise find only in the style sheet, icons of all kinds, what programs look for, and the site's address
 * for the printed links.
 */
export function headTags(): DocusaurusConfig['headTags'] {
  return [
    ...fontAddresses.map((href) => ({
      tagName: 'link',
      attributes: {rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
    })),
    {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
    {tagName: 'link', attributes: {rel: 'index', href: '/llms.txt'}},
    {tagName: 'link', attributes: {rel: 'api-catalog', href: `/${catalogFile}`}},
    {
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: 'Changes',
        href: `/${feedFile}`,
      },
    },
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'},
    },
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#0c1211', media: '(prefers-color-scheme: dark)'},
    },
    {
      tagName: 'style',
      attributes: {media: 'print'},
      innerHTML: `:root{--site-url:${JSON.stringify(documentation.url)}}`,
    },
  ];
}
