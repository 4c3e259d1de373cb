import {
  describeContent,
  visiblePieces,
  type ContentKind,
  type ContentProblem,
  type UrlDetails,
  type ContentField,
} from '@waypage/codes';
import type { MeasuredFinding } from '@waypage/codes/judge';
import {
  Button,
  InfoIcon,
  KeyRoundIcon,
  RouteIcon,
  TriangleAlertIcon,
  useAnnouncement,
} from '@waypage/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { copyText } from '#features/notices/copy-text.ts';
import type { CheckedImage } from './checked-image.ts';
import {
  Actions,
  Inside,
  Letters,
  Panel,
  Raw,
  Remarks,
  Stamp,
  Text,
  Fields,
  Mark,
} from './InsidePanel.styles.ts';

interface Props {
  readonly image: Pick<
    CheckedImage,
    'text' | 'isGs1' | 'notEncodable' | 'codesInImage' | 'isAnimated'
  >;
  /** `undefined` until the degraded views have been read: the verdict depends on them. */
  readonly findings: readonly Pick<MeasuredFinding, 'severity'>[] | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onStartAgain: () => void;
}

/** Length, in characters, from which the text has a scroll container. */
const LONG_FROM = 300;

/** The verdict and the content of the code. Nothing in it is a link: it is shown and never opened. */
export function InsidePanel({ image, findings, heading, onStartAgain }: Props) {
  const { t } = useTranslation(['check-a-code']);
  const { text, isGs1, notEncodable, codesInImage } = image;
  const verdict = findings ? (findings[0]?.severity ?? 'fine') : 'pending';
  const count = findings?.filter(({ severity }) => severity !== 'fine').length ?? 0;
  const { kind, url, fields, problems } = describeContent(text, { isGs1 });
  const [title, explanation] =
    verdict === 'warn'
      ? [t('check-a-code:verdict.warn', { count }), t('check-a-code:verdict.warnText')]
      : [t(`check-a-code:verdict.${verdict}.title`), t(`check-a-code:verdict.${verdict}.text`)];

  const copy = () =>
    copyText(text, t('check-a-code:inside.copied'), t('check-a-code:inside.copyFailed'));

  useAnnouncement(findings ? `${title} ${explanation}` : '');

  return (
    <Panel>
      <Stamp data-verdict={verdict}>{t(`check-a-code:stamp.${verdict}`)}</Stamp>
      <h2 ref={heading}>{title}</h2>
      <p>{explanation}</p>
      <Inside>
        <h3>{t('check-a-code:inside.label', { kind: t(`check-a-code:inside.kinds.${kind}`) })}</h3>
        {fields.length > 0 && <ContentFields fields={fields} />}
        {/* The fields show the same, and hide secrets. */}
        {fields.length > 0 && !url ? (
          <Raw>
            <summary>{t('check-a-code:inside.raw')}</summary>
            <CodeText text={text} kind={kind} />
          </Raw>
        ) : (
          <CodeText text={text} kind={kind} url={url} />
        )}
      </Inside>
      <Remarks role="list">
        <Remark>
          {url ? t('check-a-code:inside.notOpened') : t('check-a-code:inside.notDone')}
        </Remark>
        {problems.map((problem) => (
          <Problem key={problem} problem={problem} url={url} />
        ))}
        {url && <UrlRemarks url={url} />}
        {kind === 'dial-code' && <Remark isWarning>{t('check-a-code:inside.service')}</Remark>}
        {/* The separators of GS1 are no problem. */}
        {isGs1 && visiblePieces(text).some(({ isMark }) => isMark) && (
          <Remark>{t('check-a-code:inside.problems.invisible-characters')}</Remark>
        )}
        {notEncodable === 'bytes' && <Remark>{t('check-a-code:inside.bytes')}</Remark>}
        {notEncodable === 'gs1' && <Remark>{t('check-a-code:inside.gs1')}</Remark>}
        {codesInImage > 1 && (
          <Remark>{t('check-a-code:inside.several', { codes: codesInImage })}</Remark>
        )}
        {image.isAnimated && <Remark>{t('check-a-code:inside.animated')}</Remark>}
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

interface CodeTextProps {
  readonly text: string;
  readonly kind: ContentKind;
  readonly url?: UrlDetails | undefined;
}

/** `lang="und"` keeps screen readers from reading the content of a code in the page's language. */
function CodeText({ text, kind, url }: CodeTextProps) {
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
      <VisibleText text={url ? url.before : text} />
      {url && (
        <strong>
          <VisibleText text={url.host} />
        </strong>
      )}
      {url && <VisibleText text={url.after} />}
    </Text>
  );
}

interface ProblemProps {
  readonly problem: ContentProblem;
  readonly url: UrlDetails | undefined;
}

function Problem({ problem, url }: ProblemProps) {
  const { t } = useTranslation(['check-a-code']);
  const host = url?.resolvedHost;
  if (problem === 'look-alike-host') {
    const lookAlike = url?.lookAlike ?? 'foreign';
    return (
      <Remark isWarning icon={LETTERS}>
        {t(`check-a-code:inside.lookAlikes.${lookAlike}`, { host })}
      </Remark>
    );
  }
  const icon = problem === 'unencrypted' ? <KeyRoundIcon size={18} /> : undefined;
  return (
    <Remark isWarning icon={icon}>
      {t(`check-a-code:inside.problems.${problem}`, { host: url?.unicodeHost ?? host })}
    </Remark>
  );
}

const LETTERS = <Letters aria-hidden="true">Aa</Letters>;

function UrlRemarks({ url }: { readonly url: UrlDetails }) {
  const { t } = useTranslation(['check-a-code']);
  const { resolvedHost: host, unicodeHost = host } = url;
  return (
    <>
      {unicodeHost !== host && url.lookAlike !== 'foreign' && (
        <Remark icon={LETTERS}>
          {t('check-a-code:inside.unicode', { shown: unicodeHost, host })}
        </Remark>
      )}
      <Remark icon={<RouteIcon size={18} />}>
        {url.redirects ? t('check-a-code:inside.leadsOn') : t('check-a-code:inside.staysHere')}
      </Remark>
    </>
  );
}

interface RemarkProps {
  readonly isWarning?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

function Remark({
  isWarning = false,
  icon = isWarning ? <TriangleAlertIcon size={18} /> : <InfoIcon size={18} />,
  children,
}: RemarkProps) {
  return (
    <li data-warning={isWarning ? '' : undefined}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

function VisibleText({ text }: { readonly text: string }) {
  return visiblePieces(text).map(({ text: piece, isMark }, index) =>
    isMark ? <Mark key={index}>{piece}</Mark> : <span key={index}>{piece}</span>,
  );
}

function ContentFields({ fields }: { readonly fields: readonly ContentField[] }) {
  const { t } = useTranslation(['check-a-code']);
  return (
    <Fields>
      {fields.map(({ id, value, isSecret = false }, index) => (
        <div key={`${id}${String(index)}`}>
          <dt>{t(`check-a-code:inside.fields.${id}`)}</dt>
          <dd translate="no">
            {isSecret ? <Secret value={value} /> : <VisibleText text={value} />}
          </dd>
        </div>
      ))}
    </Fields>
  );
}

function Secret({ value }: { readonly value: string }) {
  const { t } = useTranslation(['check-a-code']);
  const [isRevealed, setRevealed] = useState(false);
  return (
    <>
      {isRevealed ? <VisibleText text={value} /> : <span aria-hidden="true">••••••••</span>}
      <Button variant="outline" size="sm" translate="yes" onClick={() => setRevealed(!isRevealed)}>
        {isRevealed ? t('check-a-code:inside.hide') : t('check-a-code:inside.show')}
      </Button>
    </>
  );
}
