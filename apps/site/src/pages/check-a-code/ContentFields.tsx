import { visiblePieces, type ContentField } from '@waypage/codes';
import { Button } from '@waypage/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields, Mark } from './InsidePanel.styles.ts';

export function VisibleText({ text }: { readonly text: string }) {
  return visiblePieces(text).map(({ text: piece, isMark }, index) =>
    isMark ? <Mark key={index}>{piece}</Mark> : <span key={index}>{piece}</span>,
  );
}

export function ContentFields({ fields }: { readonly fields: readonly ContentField[] }) {
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
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown ? <VisibleText text={value} /> : <span aria-hidden="true">••••••••</span>}
      <Button variant="outline" size="sm" translate="yes" onClick={() => setShown(!isShown)}>
        {isShown ? t('check-a-code:inside.hide') : t('check-a-code:inside.show')}
      </Button>
    </>
  );
}
