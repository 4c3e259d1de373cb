import { DESIGNER } from '@waypage/content';
import { Beam, Brackets, SkipLink } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { keyframes, styled } from 'styled-components';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { useLinks } from '#services/useLinks.ts';
import { useDesignerFrame } from './useDesignerFrame.ts';

/** Claimed path of the sample that the designer starts with (docs/design.md, section 11, "Designer"). */
const SAMPLE_PATH = 'orilla';

interface Props {
  /** Target of the link that skips the designer: `#how-it-works`. */
  readonly skipTo: string;
}

/** Embedded QR designer in a frame (docs/product.md, section 2, "Embedded QR designer"). */
export function DesignerFrame({ skipTo }: Props) {
  const { t } = useTranslation(['designer']);
  const links = useLinks();
  const { state, placeholder, frame, onLoad } = useDesignerFrame();
  const { phase, isFullScreen } = state;
  const hasFailed = phase === 'failed';
  const openElsewhere = <NewTabButton href={links.builder()}>{t('designer:open')}</NewTabButton>;
  return (
    <>
      <Placeholder ref={placeholder} hidden={hasFailed}>
        <SkipLink href={skipTo}>{t('designer:skip')}</SkipLink>
        <Corners size="designer" tone="signal" data-full-screen={isFullScreen || undefined}>
          <Panel>
            {phase !== 'ready' && (
              <Waiting data-loading={phase !== 'idle' || undefined}>
                <Scan>
                  <ScanBeam />
                </Scan>
                <p>{t('designer:loading')}</p>
              </Waiting>
            )}
            {phase !== 'idle' && (
              <Frame
                ref={frame}
                src={links.embeddedBuilder(links.shortUrl(SAMPLE_PATH))}
                title={t('designer:frameTitle')}
                sandbox="allow-same-origin allow-scripts allow-popups allow-forms allow-downloads"
                allow="clipboard-write"
                data-silent={phase !== 'ready' || undefined}
                onLoad={onLoad}
              />
            )}
          </Panel>
        </Corners>
        <Tip>{t('designer:tip')}</Tip>
      </Placeholder>
      {hasFailed && (
        <Fallback>
          <p>{t('designer:failed')}</p>
          {openElsewhere}
        </Fallback>
      )}
      <WithoutScripts>
        <Fallback>
          <p>{t('designer:withoutScript')}</p>
          {openElsewhere}
        </Fallback>
      </WithoutScripts>
    </>
  );
}

const Placeholder = styled.div`
  @media ${media.inert} {
    display: none;
  }
`;

const Corners = styled(Brackets)`
  @media ${media.belowLg} {
    --_offset: 10px;
  }

  &[data-full-screen] {
    position: static;

    & > :last-child {
      display: none;
    }
  }
`;

/** The window's height without the header, but at least what the designer needs. */
const Panel = styled.div`
  position: relative;
  block-size: calc(100vh - ${DESIGNER.heightOffset}px);
  block-size: calc(100svh - ${DESIGNER.heightOffset}px);
  min-block-size: 560px;
  background: ${vars.color.night2};

  @media (forced-colors: active) {
    outline: 1px solid;
  }

  [data-full-screen] > & {
    position: fixed;
    z-index: ${vars.z.dialog};
    inset: 0;
    block-size: auto;
    min-block-size: 0;
  }
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  color-scheme: dark;

  &[data-silent] {
    visibility: hidden;
  }
`;

const travel = keyframes`
  from { transform: translateY(-36px); }
  to { transform: translateY(36px); }
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 28px;
  padding: 20px;
  ${typography.labelLg}
  color: ${vars.color.ink2};
  text-align: center;
`;

/** No brackets: the outer ones already frame it. */
const Scan = styled.span`
  position: relative;
  inline-size: 138px;
  block-size: 82px;
`;

const ScanBeam = styled(Beam)`
  inset-block-start: calc(50% - 1.5px);

  /* Only while loading: an endless animation would keep the page busy. */
  @media not ${media.reducedMotion} {
    [data-loading] & {
      animation: ${travel} ${vars.duration.waitSweep} ${vars.easing.sweep} infinite alternate;
    }
  }
`;

const Tip = styled.p`
  margin-block-start: 44px;
  max-inline-size: 34em;
  ${typography.small}
  color: ${vars.color.ink3};

  @media ${media.belowLg} {
    margin-block-start: 32px;
  }
`;

const Fallback = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 24px;

  & > p {
    max-inline-size: 34em;
  }
`;
