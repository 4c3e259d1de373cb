import { createLinks } from '@waypage/api-client';
import type { Page } from '@playwright/test';
import { localEnvironment } from '@waypage/scripts/local-environment.ts';
import { drawPageCodes } from '../assets/page-images/draw-page-images.ts';
import { readEnvironment } from '#services/environment.ts';

const environment = readEnvironment(localEnvironment({}).variables);
const links = createLinks(environment);
const drawings = drawPageCodes(links);

/**
 * Gives a page the codes of the usual local hosts. Those of a build open its own hosts, so that its images would
 * differ from those of a machine with other ports.
 */
export async function showUsualCodes(page: Page): Promise<void> {
  await page.route('**/images/pages/*.svg', async (route) => {
    const body = drawings.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    await (body ? route.fulfill({ body, contentType: 'image/svg+xml' }) : route.continue());
  });
}
