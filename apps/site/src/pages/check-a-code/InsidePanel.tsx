import { Button, InfoIcon, KeyRoundIcon, RouteIcon, TriangleAlertIcon } from '@waypage/ui';
import { type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../features/notices/useNotifications.ts';
import type { CodeReading } from '../../features/read-code/code-reading.ts';
import { readContent, type AddressDetails } from './code-content.ts';
import { verdictOf, type Finding } from './findings.ts';
import { Actions, Inside, Letters, Panel, Remarks, Stamp, Text } from './InsidePanel.styles.ts';
import { KIND_WORDS } from './words.ts';

interface Props {
  readonly reading: CodeReading;
  readonly findings: readonly Finding[];
  /** Heading of the answer, which gets the focus. */
  readonly answer: RefObject<HTMLHeadingElement | null>;
  readonly onStartAnew: () => void;
}

/** Characters from which the text scrolls in a box of its own. */
const LONG_FROM = 300;

/** The answer in a sentence, and what the code holds. Nothing of it is a link: it is shown, and never opened. */
export function InsidePanel({ reading, findings, answer, onStartAnew }: Props) {
  const { t } = useTranslation(['check-a-code']);
  const verdict = verdictOf(findings);
  const count = findings.filter(({ severity }) => severity !== 'fine').length;
  const { kind, address } = readContent(reading.text);
  const isLong = reading.text.length > LONG_FROM;
  const words = {
    fatal: {
      stamp: t('check-a-code:stamp.fatal'),
      title: t('check-a-code:verdict.fatal.title'),
      text: t('check-a-code:verdict.fatal.text'),
    },
    mend: {
      stamp: t('check-a-code:stamp.mend'),
      title: t('check-a-code:verdict.mend', { count }),
      text: t('check-a-code:verdict.mendText'),
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

  return (
    <Panel>
      <Stamp data-verdict={verdict}>{words.stamp}</Stamp>
      <h2 ref={answer}>{words.title}</h2>
      <p>{words.text}</p>
      <Inside>
        <h3>{t('check-a-code:inside.label', { kind: t(KIND_WORDS[kind]) })}</h3>
        {/* Read by a screen reader as it is: no language of ours. */}
        <Text
          translate="no"
          lang="und"
          data-kind={kind}
          data-long={isLong ? '' : undefined}
          // It scrolls then, which the keyboard has to reach.
          tabIndex={isLong ? 0 : undefined}
        >
          {address ? (
            <>
              {address.before}
              <strong>{address.host}</strong>
              {address.after}
            </>
          ) : (
            reading.text
          )}
        </Text>
      </Inside>
      <Remarks role="list">
        <Remark icon={<InfoIcon size={18} />}>
          {address ? t('check-a-code:inside.notOpened') : t('check-a-code:inside.notDone')}
        </Remark>
        {address && <AddressRemarks address={address} />}
        {reading.codesInPicture > 1 && (
          <Remark icon={<InfoIcon size={18} />}>
            {t('check-a-code:inside.several', { codes: reading.codesInPicture })}
          </Remark>
        )}
        {reading.isAnimated && (
          <Remark icon={<InfoIcon size={18} />}>{t('check-a-code:inside.animated')}</Remark>
        )}
      </Remarks>
      <Actions>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          {address ? t('check-a-code:inside.copyAddress') : t('check-a-code:inside.copy')}
        </Button>
        <Button variant="solid" size="sm" onClick={onStartAnew}>
          {t('check-a-code:another')}
        </Button>
      </Actions>
    </Panel>
  );
}

function AddressRemarks({ address }: { readonly address: AddressDetails }) {
  const { t } = useTranslation(['check-a-code']);
  const letters = <Letters aria-hidden="true">Aa</Letters>;
  return (
    <>
      <Remark icon={<RouteIcon size={18} />}>
        {address.leadsOn ? t('check-a-code:inside.leadsOn') : t('check-a-code:inside.staysHere')}
      </Remark>
      {address.lookAlike === 'foreign' && (
        <Remark icon={letters} isWarning>
          {t('check-a-code:inside.foreign', { host: address.plainHost ?? address.host })}
        </Remark>
      )}
      {address.lookAlike === 'digits' && (
        <Remark icon={letters} isWarning>
          {t('check-a-code:inside.digits')}
        </Remark>
      )}
      {address.lookAlike === undefined && (
        <Remark icon={letters}>{t('check-a-code:inside.plain')}</Remark>
      )}
      {address.hasName && (
        <Remark icon={<TriangleAlertIcon size={18} />} isWarning>
          {t('check-a-code:inside.hasName')}
        </Remark>
      )}
      {address.isUnencrypted && (
        <Remark icon={<KeyRoundIcon size={18} />} isWarning>
          {t('check-a-code:inside.unencrypted')}
        </Remark>
      )}
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
