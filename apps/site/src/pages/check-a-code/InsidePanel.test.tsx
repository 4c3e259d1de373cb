// @vitest-environment happy-dom
import type { MeasuredFinding } from '@waypage/codes/judge';
import { createRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';
import { InsidePanel } from './InsidePanel.tsx';

const URL = 'https://waypage.example/nm26';

let announcing: Announcing;

beforeEach(async () => {
  announcing = await createAnnouncing(['check-a-code']);
});

function show(findings: readonly MeasuredFinding[] | undefined): void {
  const image = {
    text: URL,
    isGs1: false,
    notEncodable: undefined,
    codesInImage: 1,
    isAnimated: false,
  };
  announcing.show(
    <InsidePanel
      image={image}
      findings={findings}
      heading={createRef()}
      onStartAgain={() => undefined}
    />,
  );
}

describe('InsidePanel', () => {
  it('shows the URL as a paragraph', () => {
    show([]);
    const messages = [...announcing.container.querySelectorAll('p')].map((p) => p.textContent);
    expect(messages.filter((text) => text === URL)).toHaveLength(1);
    expect(announcing.container.querySelectorAll('[role=region], section')).toHaveLength(0);
  });

  it('announces the verdict once, when it is known', () => {
    show(undefined);
    expect(announcing.takeAnnounced()).toEqual([]);
    show([]);
    expect(announcing.takeAnnounced()).toEqual([expect.stringContaining('It scans here.')]);
    show([]);
    expect(announcing.takeAnnounced()).toEqual([]);
  });
});
