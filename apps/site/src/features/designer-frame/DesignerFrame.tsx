import { SkipLink } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { useLinks } from '#services/useLinks.ts';
import {
  Corners,
  Frame,
  Instead,
  Panel,
  Place,
  Scan,
  ScanBeam,
  Tip,
  Waiting,
} from './DesignerFrame.styles.ts';
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
  const { state, place, frame, onLoad } = useDesignerFrame();
  const { phase, isFullScreen } = state;
  const hasFailed = phase === 'failed';
  const openElsewhere = <NewTabButton href={links.builder()}>{t('designer:open')}</NewTabButton>;
  return (
    <>
      <Place ref={place} hidden={hasFailed}>
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
      </Place>
      {hasFailed && (
        <Instead>
          <p>{t('designer:failed')}</p>
          {openElsewhere}
        </Instead>
      )}
      <WithoutScripts>
        <Instead>
          <p>{t('designer:withoutScript')}</p>
          {openElsewhere}
        </Instead>
      </WithoutScripts>
    </>
  );
}
