import {
  Button,
  InfoIcon,
  KeyRoundIcon,
  RouteIcon,
  TriangleAlertIcon,
  useAnnouncement,
} from '@waypage/ui';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#features/notices/useNotifications.ts';
import type { CodeReading } from '#features/read-code/code-reading.ts';
import type { UrlDetails } from './content/read-url.ts';
import type { ContentKind } from './content/read-fields.ts';
import { readContent } from './content/read-content.ts';
import { visiblePieces } from './content/visible-text.ts';
import { ContentFields, VisibleText } from './ContentFields.tsx';
import { verdictOf, type Finding } from './findings.ts';
import {
  Actions,
  Inside,
  Letters,
  Panel,
  Raw,
  Remarks,
  Stamp,
  Text,
} from './InsidePanel.styles.ts';
import { KIND_WORDS } from './words.ts';

interface Props {
  readonly reading: Pick<
    CodeReading,
    'text' | 'isGs1' | 'notEncodable' | 'codesInImage' | 'isAnimated'
  >;
  /** `undefined` until the degraded views have been read: the verdict depends on them. */
  readonly findings: readonly Finding[] | undefined;
  readonly answer: RefObject<HTMLHeadingElement | null>;
  readonly onStartAgain: () => void;
}

/** Length, in characters, from which the text has a scroll container. */
const LONG_FROM = 300;

/** The verdict and the content of the code. Nothing in it is a link: it is shown and never opened. */
export function InsidePanel({ reading, findings, answer, onStartAgain }: Props) {
  const { t } = useTranslation(['check-a-code']);
  const verdict = findings ? verdictOf(findings) : 'pending';
  const count = findings?.filter(({ severity }) => severity !== 'fine').length ?? 0;
  const { kind, url, fields } = readContent(reading.text, reading.isGs1);
  const words = {
    pending: {
      stamp: t('check-a-code:stamp.pending'),
      title: t('check-a-code:verdict.pending.title'),
      text: t('check-a-code:verdict.pending.text'),
    },
    fatal: {
      stamp: t('check-a-code:stamp.fatal'),
      title: t('check-a-code:verdict.fatal.title'),
      text: t('check-a-code:verdict.fatal.text'),
    },
    warn: {
      stamp: t('check-a-code:stamp.warn'),
      title: t('check-a-code:verdict.warn', { count }),
      text: t('check-a-code:verdict.warnText'),
    },
    fine: {
      stamp: t('check-a-code:stamp.fine'),
      title: t('check-a-code:verdict.fine.title'),
      text: t('check-a-code:verdict.fine.text'),
    },
  }[verdict];

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reading.text);
      notify({ message: t('check-a-code:inside.copied'), severity: 'success', topic: 'copy' });
    } catch {
      notify({ message: t('check-a-code:inside.copyFailed'), severity: 'warning', topic: 'copy' });
    }
  }

  useAnnouncement(findings ? `${words.title} ${words.text}` : '');

  return (
    <Panel>
      <Stamp data-verdict={verdict}>{words.stamp}</Stamp>
      <h2 ref={answer}>{words.title}</h2>
      <p>{words.text}</p>
      <Inside>
        <h3>{t('check-a-code:inside.label', { kind: t(KIND_WORDS[kind]) })}</h3>
        {fields.length > 0 && <ContentFields fields={fields} />}
        {url ? (
          <Written text={reading.text} kind={kind}>
            <VisibleText text={url.before} />
            <strong>
              <VisibleText text={url.host} />
            </strong>
            <VisibleText text={url.after} />
          </Written>
        ) : (
          <AsWritten text={reading.text} kind={kind} isFolded={fields.length > 0} />
        )}
      </Inside>
      <Remarks role="list">
        <Remark icon={<InfoIcon size={18} />}>
          {url ? t('check-a-code:inside.notOpened') : t('check-a-code:inside.notDone')}
        </Remark>
        {url && <UrlRemarks url={url} />}
        {kind === 'service' && (
          <Remark icon={<TriangleAlertIcon size={18} />} isWarning>
            {t('check-a-code:inside.service')}
          </Remark>
        )}
        {visiblePieces(reading.text).some(({ isMark }) => isMark) && (
          <Remark icon={<TriangleAlertIcon size={18} />} isWarning={!reading.isGs1}>
            {t('check-a-code:inside.unseen')}
          </Remark>
        )}
        {reading.notEncodable === 'bytes' && (
          <Remark icon={<InfoIcon size={18} />}>{t('check-a-code:inside.bytes')}</Remark>
        )}
        {reading.notEncodable === 'gs1' && (
          <Remark icon={<InfoIcon size={18} />}>{t('check-a-code:inside.gs1')}</Remark>
        )}
        {reading.codesInImage > 1 && (
          <Remark icon={<InfoIcon size={18} />}>
            {t('check-a-code:inside.several', { codes: reading.codesInImage })}
          </Remark>
        )}
        {reading.isAnimated && (
          <Remark icon={<InfoIcon size={18} />}>{t('check-a-code:inside.animated')}</Remark>
        )}
      </Remarks>
      <Actions>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          {url ? t('check-a-code:inside.copyAddress') : t('check-a-code:inside.copy')}
        </Button>
        <Button variant="solid" size="sm" onClick={onStartAgain}>
          {t('check-a-code:another')}
        </Button>
      </Actions>
    </Panel>
  );
}

interface WrittenProps {
  readonly text: string;
  readonly kind: ContentKind;
}

/** `lang="und"` keeps screen readers from reading the content of a code in the page's language. */
function Written({ text, kind, children }: WrittenProps & { readonly children: ReactNode }) {
  const isLong = text.length > LONG_FROM;
  return (
    <Text
      translate="no"
      lang="und"
      data-kind={kind}
      data-long={isLong ? '' : undefined}
      // Long text scrolls, so the keyboard has to reach it.
      tabIndex={isLong ? 0 : undefined}
    >
      {children}
    </Text>
  );
}

/** The raw text of a code, collapsed if its fields show the same, which also hides secrets. */
function AsWritten({ isFolded, ...props }: WrittenProps & { readonly isFolded: boolean }) {
  const { t } = useTranslation(['check-a-code']);
  const written = (
    <Written {...props}>
      <VisibleText text={props.text} />
    </Written>
  );
  if (!isFolded) return written;
  return (
    <Raw>
      <summary>{t('check-a-code:inside.raw')}</summary>
      {written}
    </Raw>
  );
}

function UrlRemarks({ url }: { readonly url: UrlDetails }) {
  const { t } = useTranslation(['check-a-code']);
  const letters = <Letters aria-hidden="true">Aa</Letters>;
  const { lookAlike, resolvedHost: host, unicodeHost = host } = url;
  return (
    <>
      {url.isDisguised && (
        <Remark icon={<TriangleAlertIcon size={18} />} isWarning>
          {t('check-a-code:inside.disguised', { host: unicodeHost })}
        </Remark>
      )}
      {lookAlike === 'foreign' && (
        <Remark icon={letters} isWarning>
          {t('check-a-code:inside.foreign', { host })}
        </Remark>
      )}
      {lookAlike === 'digits' && (
        <Remark icon={letters} isWarning>
          {t('check-a-code:inside.digits')}
        </Remark>
      )}
      {lookAlike === 'capitals' && (
        <Remark icon={letters} isWarning>
          {t('check-a-code:inside.capitals', { host })}
        </Remark>
      )}
      {unicodeHost !== host && lookAlike !== 'foreign' && (
        <Remark icon={letters}>
          {t('check-a-code:inside.unicode', { shown: unicodeHost, host })}
        </Remark>
      )}
      {url.hasName && (
        <Remark icon={<TriangleAlertIcon size={18} />} isWarning>
          {t('check-a-code:inside.hasName')}
        </Remark>
      )}
      {url.isUnencrypted && (
        <Remark icon={<KeyRoundIcon size={18} />} isWarning>
          {t('check-a-code:inside.unencrypted')}
        </Remark>
      )}
      <Remark icon={<RouteIcon size={18} />}>
        {url.leadsOn ? t('check-a-code:inside.leadsOn') : t('check-a-code:inside.staysHere')}
      </Remark>
    </>
  );
}

interface RemarkProps {
  readonly icon: ReactNode;
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

function Remark({ icon, isWarning = false, children }: RemarkProps) {
  return (
    <li data-warning={isWarning ? '' : undefined}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
