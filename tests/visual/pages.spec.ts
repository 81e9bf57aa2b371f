import path from 'node:path';
import {expect, test} from '@playwright/test';
import {serveFolder} from '../support/static-site';

const origin = 'http://visual.localhost';

/** Twelve pages that show every kind of layout: name of the picture, and address. */
const pages: Readonly<Record<string, string>> = {
  home: '/',
  introduction: '/docs',
  guide: '/docs/next/getting_started/quickstart',
  concept: '/docs/next/concepts/architecture',
  provider: '/docs/providers/inference/remote_ollama',
  'api-overview': '/docs/api-overview',
  'api-level': '/docs/next/api-experimental/llama-stack-specification-experimental-apis',
  operation: '/docs/next/api/create-chat-completion',
  fields: '/docs/next/api/create-chat-completion#body-messages',
  'deprecated-operation': '/docs/next/api-deprecated/create-agent',
  'components-for-writers': '/writing-components',
  'not-found': '/no/such/page',
};

const screens = {
  phone: {width: 390, height: 844},
  desktop: {width: 1280, height: 800},
} as const;

for (const [name, address] of Object.entries(pages)) {
  for (const [screen, viewport] of Object.entries(screens)) {
    for (const mode of ['light', 'dark'] as const) {
      test(`${name}, ${screen}, ${mode}`, async ({page, context}) => {
        await serveFolder(context, origin, path.resolve(__dirname, '../../build'));
        await page.setViewportSize(viewport);
        await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
        await page.goto(origin + address, {waitUntil: 'networkidle'});
        await expect(page).toHaveScreenshot(`${name}-${screen}-${mode}.png`);
      });
    }
  }
}
