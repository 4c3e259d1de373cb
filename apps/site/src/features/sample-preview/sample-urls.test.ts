import { SAMPLES, type Sample } from '@waypage/content/samples';
import { describe, expect, it } from 'vitest';
import { newPageLike } from './new-page-like.ts';
import { sampleUrl, samplePath } from './sample-urls.ts';
import { SAMPLE_NAMESPACES } from './sample-messages.ts';
import { sampleType } from './sample-type.ts';

function sample(id: Sample['id']): Sample {
  const found = SAMPLES.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe('sampleUrl', () => {
  it('stays on this site and in its language', () => {
    expect(samplePath(sample('pet-dog'), 'en')).toBe('/sample/pet-id/pet-dog');
    expect(samplePath(sample('pet-dog'), 'fr')).toBe('/fr/sample/pet-id/pet-dog');
  });

  it('uses the site’s URL in codes', () => {
    expect(sampleUrl('https://site.example', sample('pet-dog'), 'es')).toBe(
      'https://site.example/es/sample/pet-id/pet-dog',
    );
  });

  it('passes template and language to the app', () => {
    expect(newPageLike(sample('pet-dog'), 'fr')).toBe(
      'https://app.waypage.example/ql/pet-id/new?template=pet-dog&lang=fr',
    );
  });

  it('carries no template where there is none', () => {
    expect(newPageLike(sample('product-kettle'), 'en')).toBe(
      'https://app.waypage.example/ql/product/new',
    );
    expect(newPageLike(sample('website'), 'en')).toBe(
      'https://app.waypage.example/ql/short-url/new',
    );
    expect(newPageLike(sample('google'), 'en')).toBe(
      'https://app.waypage.example/ql/google-review/new',
    );
  });
});

describe('the messages of a sample', () => {
  it('name every type', () => {
    expect(sampleType(sample('audio-episode'))).toBe('menus:playlist.name');
    expect(SAMPLES.map(sampleType)).toHaveLength(SAMPLES.length);
  });

  it('are in their section’s namespaces', () => {
    const used = SAMPLES.flatMap(({ name, picture, objectImage }) => [
      name,
      picture,
      objectImage,
    ]).map((key) => key.split(':')[0]);
    expect(new Set(SAMPLE_NAMESPACES)).toEqual(new Set(used));
  });
});
