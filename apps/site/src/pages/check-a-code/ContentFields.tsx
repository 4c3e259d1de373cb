import { Button } from '@waypage/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentField } from './content/read-fields.ts';
import { Fields } from './InsidePanel.styles.ts';
import { VisibleText } from './VisibleText.tsx';
import { FIELD_WORDS } from './words.ts';

interface Props {
  readonly fields: readonly ContentField[];
}

export function ContentFields({ fields }: Props) {
  const { t } = useTranslation(['check-a-code']);
  return (
    <Fields>
      {fields.map(({ id, value, isSecret = false }, index) => (
        <div key={`${id}${String(index)}`}>
          <dt>{t(FIELD_WORDS[id])}</dt>
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
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown ? <VisibleText text={value} /> : <span aria-hidden="true">••••••••</span>}
      <Button
        variant="outline"
        size="sm"
        translate="yes"
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {isShown ? t('check-a-code:inside.hide') : t('check-a-code:inside.show')}
      </Button>
    </>
  );
}
