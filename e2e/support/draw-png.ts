import type { Page } from '@playwright/test';

/** An image, rendered by the browser. */
export async function drawPng(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('This browser draws nothing.');
    drawing.fillStyle = 'teal';
    drawing.fillRect(8, 8, 48, 48);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
