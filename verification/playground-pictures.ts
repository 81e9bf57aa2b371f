import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {type APIRequestContext, chromium, type Page, request} from '@playwright/test';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';

const size = {width: 1280, height: 720} as const;

/** Most bytes of a picture: two are on a page, of which a reader loads one. */
const mostBytes = 60_000;

interface Interface {
  /** Gives the server something to show. */
  readonly prepare?: (request: APIRequestContext, url: string) => Promise<void>;
  readonly show: (page: Page, url: string) => Promise<void>;
}

const interfaces: Readonly<Record<string, Interface>> = {
  streamlit: {
    show: async (page, url) => {
      await page.goto(url);
      const question = page.getByRole('textbox');
      await question.fill('What is the capital of Peru?');
      await question.press('Enter');
      await page.getByText('Lima').waitFor();
    },
  },
  'web-ui': {
    prepare: async (request, url) => {
      for (const country of ['Portugal', 'Japan', 'Peru', 'France']) {
        const content = `What is the capital of ${country}?`;
        await request.post(`${url}/api/v1/chat/completions`, {
          data: {model: 'ollama/llama3.2:3b', messages: [{role: 'user', content}]},
        });
      }
    },
    show: async (page, url) => {
      await page.goto(`${url}/logs/chat-completions`);
      await page.getByText('Lisbon').first().waitFor();
    },
  },
};

/**
 * Photographs an interface of the playground in both color modes, into `static/img/playground/`.
 * `PLAYWRIGHT_CHROMIUM_PATH` names a browser where Playwright has downloaded none.
 * @param name of the interface
 * @param url its address; it has to run beside a server with the test double
 * @throws Error when there is no such interface, or a picture could not be taken or is too large
 */
export async function photograph(name: string, url: string): Promise<void> {
  const chosen = interfaces[name];
  if (!chosen || !url) {
    throw new Error(
      `Expected one of ${Object.keys(interfaces).join(', ')}, and an address, such as: streamlit http://localhost:8501`,
    );
  }
  const folder = path.join(__dirname, '../static/img/playground');
  await mkdir(folder, {recursive: true});
  await chosen.prepare?.(await request.newContext(), url);
  const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  const browser = await chromium.launch({...(executablePath && {executablePath})});
  try {
    for (const mode of ['light', 'dark'] as const) {
      const page = await browser.newPage({viewport: size, colorScheme: mode});
      // A development server compiles a page when it is first asked for.
      page.setDefaultTimeout(120_000);
      await chosen.show(page, url);
      const picture = await webpOf(page, await page.screenshot());
      if (picture.length > mostBytes)
        throw new Error(
          `${name}-${mode} has ${picture.length} bytes; at most ${mostBytes} are allowed.`,
        );
      writeFileAtomic(path.join(folder, `${name}-${mode}.webp`), picture);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** Turns a PNG into WebP: the browser that took it can write one. */
async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank');
  const address = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85);
  }, png.toString('base64'));
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
