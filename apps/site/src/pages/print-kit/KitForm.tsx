import { findLayout, labelSheetsOf, papersOf } from '@waypage/codes/print';
import { Field, SegmentedControl, Switch, Select } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { formatNumber } from '@waypage/content';
import { ArrowLink } from '#components/arrow-link/ArrowLink.tsx';
import { hosts } from '#services/hosts.ts';
import { CodeContentField } from '#features/code-content/CodeContentField.tsx';
import type { EncodedContent } from '#features/code-content/encode-content.ts';
import {
  CAMPAIGN_URLS,
  CALLS,
  isChangeable,
  CODE_STYLES,
  SOURCES,
  type KitState,
} from './kit-state.ts';
import { readableUrl } from './readable-url.ts';
import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { Ends } from '#components/slider/Slider.styles.ts';
import { hiddenWithoutScripts } from '#components/without-scripts/hidden-without-scripts.ts';
import { LabelOptions } from './LabelOptions.tsx';
import { ImageInput } from './ImageInput.tsx';
import { paperName } from './useDrawnSheets.ts';

interface Props {
  readonly state: KitState;
  readonly content: string;
  readonly code: EncodedContent | 'unknownCampaign';
  readonly remarks: readonly string[];
  readonly onChange: (part: Partial<KitState>) => void;
}

export function KitForm({ state, content, code, remarks, onChange }: Props) {
  const { t, locale } = useTranslation(['print-kit']);
  const drawn = typeof code === 'string' ? undefined : code;
  const changeable = isChangeable(content, hosts);
  const { columns, rows } = findLayout(state.layout, state.paper, state.labels).grid;
  const length = (millimeters: number) =>
    formatNumber(millimeters, locale, Number.isInteger(millimeters) ? 0 : 1);

  return (
    <Form>
      <SegmentedControl
        size="sm"
        legend={t('print-kit:source')}
        options={SOURCES.map((value) => ({ value, label: t(`print-kit:sources.${value}`) }))}
        value={state.source}
        onValueChange={(value) => {
          const source = SOURCES.find((option) => option === value);
          if (source) onChange({ source });
        }}
      />
      {state.source === 'picture' && (
        <ImageInput text={state.imageText} onRead={(imageText) => onChange({ imageText })} />
      )}
      {state.source === 'campaign' && (
        <OptionSelect
          label={t('print-kit:campaign')}
          options={CAMPAIGN_URLS.map((value) => ({ value, label: readableUrl(value) }))}
          value={state.campaign}
          onValueChange={(campaign) => onChange({ campaign })}
        />
      )}
      {state.source === 'address' && (
        <CodeContentField
          label={t('print-kit:address')}
          value={state.url}
          error={
            (code === 'empty' && t('print-kit:addressEmpty')) ||
            (code === 'tooLong' && t('print-kit:addressTooLong')) ||
            (code === 'unknownCampaign' && t('print-kit:campaignUnknown'))
          }
          onValueChange={(url) => onChange({ url })}
        />
      )}
      {drawn && (
        <ContentFacts as="p">
          <span key={drawn.size}>{t('print-kit:modules', { modules: drawn.size })}</span>
          <span key={String(changeable)}>
            {t(changeable ? 'print-kit:waypageAddress' : 'print-kit:ownAddress')}
          </span>
        </ContentFacts>
      )}
      {drawn && !changeable && (
        <Warning>
          <p>{t('print-kit:notChangeable')}</p>
          <ArrowLink to="/">{t('print-kit:makeDynamic')}</ArrowLink>
        </Warning>
      )}
      <Field
        label={t('print-kit:heading')}
        autoComplete="off"
        value={state.heading}
        onChange={({ target }) => onChange({ heading: target.value })}
      />
      <OptionSelect
        label={t('print-kit:call')}
        options={CALLS.map((value) => ({ value, label: t(`print-kit:calls.${value}`) }))}
        value={state.call}
        onValueChange={(call) => onChange({ call })}
      />
      {state.call === 'own' && (
        <Field
          label={t('print-kit:ownCall')}
          autoComplete="off"
          value={state.ownCall}
          onChange={({ target }) => onChange({ ownCall: target.value })}
        />
      )}
      <Switch
        label={t('print-kit:showAddress')}
        checked={state.showsUrl}
        onChange={({ target }) => onChange({ showsUrl: target.checked })}
      />
      {remarks.map((remark) => (
        <Remark key={remark}>{remark}</Remark>
      ))}
      {state.layout === 'stickers' && (
        <>
          <OptionSelect
            label={t('print-kit:labels')}
            options={labelSheetsOf(state.paper).map(({ id, name, width, height }) => ({
              value: id,
              label: t('print-kit:labelSize', {
                name,
                width: length(width),
                height: length(height),
              }),
            }))}
            value={state.labels}
            onValueChange={(labels) => onChange({ labels })}
          />
          <LabelOptions state={state} perSheet={columns * rows} onChange={onChange} />
        </>
      )}
      <SegmentedControl
        size="sm"
        legend={t('print-kit:paper')}
        options={papersOf(state.layout).map((value) => ({ value, label: paperName(t, value) }))}
        value={state.paper}
        onValueChange={(value) => {
          const paper = papersOf(state.layout).find((option) => option === value);
          if (paper) onChange({ paper });
        }}
      />
      <SegmentedControl
        size="sm"
        legend={t('print-kit:look')}
        options={CODE_STYLES.map((value) => ({ value, label: t(`print-kit:looks.${value}`) }))}
        value={state.look}
        onValueChange={(value) => onChange({ look: value === 'plain' ? 'plain' : 'turned' })}
      />
    </Form>
  );
}

export const Form = styled.div`
  display: grid;
  gap: 26px;
  align-content: start;
  min-inline-size: 0;
  padding: clamp(20px, 2.6vw, 36px);
  background: ${vars.color.sheet};

  & > fieldset {
    justify-self: start;
    max-inline-size: 100%;
  }
  legend {
    color: ${vars.color.ink};
  }
  ${hiddenWithoutScripts}
`;

const ContentFacts = styled(Ends)`
  gap: 12px;
  margin-block-start: -16px;
`;

const Warning = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 14px 18px;
  border: 2px solid ${vars.color.warn};
  border-inline-start-width: 10px;
  ${typography.small}
`;

const Remark = styled.p`
  ${typography.small}
  color: ${vars.color.danger};
`;

interface OptionSelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

function OptionSelect<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: OptionSelectProps<Value>) {
  return (
    <Select
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onValueChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
