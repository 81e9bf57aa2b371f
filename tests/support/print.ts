import type {Page} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';

/**
 * Prints the open page, and reads the paper.
 * @param height height of the paper in pixels; the width is that of A4
 * @returns the text of each sheet of paper, its lines in the order of the page
 * @throws Error when nothing was printed
 */
export async function printedSheets(page: Page, height: number): Promise<string[][]> {
  const pdf = await page.pdf({width: '794px', height: `${height}px`, printBackground: true});
  const {text} = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: false,
  });
  const sheets = text.map((sheet) => sheet.split('\n').filter((line) => line.trim() !== ''));
  if (sheets.flat().length === 0) throw new Error(`Nothing was printed of ${page.url()}.`);
  return sheets;
}
