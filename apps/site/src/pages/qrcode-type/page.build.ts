import { getPageType, type PageTypeId } from '@waypage/content/page-types';
import { breadcrumbList } from '@waypage/content/structured-data';
import { text } from '#build/assets/drawing.ts';
import {
  LABEL,
  labelWithCode,
  PHONE,
  sampleTag,
  stockColor,
} from '#build/assets/open-graph/details.ts';
import { beam, box, INK, PAPER } from '#build/assets/open-graph/parts.ts';
import type { PageBuild } from '#build/page-build.ts';
import { withoutScheme } from '#services/clean-text.ts';
import { viewType } from './view-type.ts';

export default {
  structuredData({ t, id, url, homeCrumb, urlOf }) {
    const { title } = getPageType(id as PageTypeId);
    return [
      breadcrumbList([
        homeCrumb,
        { name: t('qrcode-type:types'), url: urlOf('/qrcode-types') },
        { name: t(title), url },
      ]),
    ];
  },
  shareImage(parts, id) {
    const { t, links, urlOf } = parts;
    const { pageType, sample, object } = viewType(id as PageTypeId);
    const { title, isPageless } = pageType;
    const displayUrl = withoutScheme(links.shortUrl(sample.path));
    const body = [
      box(PAPER, 0, 0, 1200, 630),
      box(stockColor(object.stock), 560, 0, 640, 630),
      labelWithCode(urlOf(sample), LABEL),
      beam(560, 476),
      parts.phone(sample.id, PHONE),
      text({ text: displayUrl, x: LABEL.x, y: 524, size: 25, fill: INK, width: 'narrow' }),
      sampleTag(t(isPageless ? 'solution:sampleLink' : 'solution:samplePage'), LABEL.x),
    ];
    return { title: t(title), room: 464, body };
  },
} satisfies PageBuild;
