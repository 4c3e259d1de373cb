import { PauseIcon, PhoneFrame, PlayIcon, VisuallyHidden } from '@waypage/ui';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeroCard } from '#components/hero-card/HeroCard.tsx';
import { PreviewCard } from '#components/hero-card/PreviewCard.tsx';
import { EmptyPage } from '#samples/EmptyPage.tsx';
import { HeroSamplePage, loadLaterHeroPages } from '#samples/HeroSamplePage.tsx';
import { sampleUrl } from '#features/sample-preview/sample-path.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { hosts, links, shortUrlPrefix } from '#services/hosts.ts';
import { sampleOf } from './hero-cycle.ts';
import {
  Camera,
  Caption,
  CardInCamera,
  CardOnTable,
  Clock,
  Light,
  PageLayer,
  Phone,
  Root,
  ScanBeam,
  Toggle,
  Viewfinder,
} from './HeroStage.styles.ts';
import type { Preview } from './usePreviewPlace.ts';
import { useHeroCycle } from './useHeroCycle.ts';

export interface HeroStageProps {
  readonly preview: Preview | undefined;
  readonly isHeld: boolean;
}

/**
 * From 1024 px: a card, the phone that scans it, and the page that opens. The part of the card under the phone is drawn
 * again inside the phone at the same position, so that its display looks transparent.
 */
export const HeroStage = memo(function HeroStage({ preview, isHeld }: HeroStageProps) {
  const { t } = useTranslation(['hero']);
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const { cycle, isStopped, isPaused, toggle, onFocus, onPhaseEnd } = useHeroCycle(root);
  const isMoving = cycle.phase !== 'rest';
  useEffect(() => {
    if (isMoving) loadLaterHeroPages();
  }, [isMoving]);
  const sample = sampleOf(cycle);
  const card = preview ? (
    <PreviewCard {...preview} domain={shortUrlPrefix} url={links.shortUrl(preview.path)} />
  ) : (
    <HeroCard id={sample.id} url={sampleUrl(hosts.marketingHost, sample, locale)} />
  );
  return (
    <Root
      ref={root}
      role="group"
      aria-label={t('hero:stage')}
      data-phase={isHeld ? 'rest' : cycle.phase}
      data-paused={isPaused || undefined}
      onFocus={onFocus}
    >
      <Clock aria-hidden="true" onAnimationEnd={onPhaseEnd} />
      <CardOnTable aria-hidden="true">{card}</CardOnTable>
      <Phone aria-hidden="true" inert>
        <PhoneFrame tone="hero">
          <Camera>
            <CardInCamera>{card}</CardInCamera>
            <Light />
            {!preview?.isTaken && <Viewfinder size="hero" tone="signal" />}
          </Camera>
          <PageLayer>
            {preview ? <EmptyPage name={preview.path} /> : <HeroSamplePage id={sample.id} />}
          </PageLayer>
        </PhoneFrame>
      </Phone>
      <ScanBeam />
      <Caption>
        {preview ? (
          t('hero:preview.caption')
        ) : (
          <>
            <Toggle type="button" onClick={toggle}>
              {isStopped ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
              <VisuallyHidden>{t(isStopped ? 'hero:play' : 'hero:pause')}</VisuallyHidden>
            </Toggle>
            <span>{t(`hero:sample.${sample.id}`)}</span>
          </>
        )}
      </Caption>
    </Root>
  );
});
