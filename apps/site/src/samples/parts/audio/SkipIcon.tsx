import { PageIcon } from '../../PageIcons.tsx';

/** Lucide: skip-forward, or skip-back turned round. */
export function SkipIcon({ isBack = false }: { readonly isBack?: boolean | undefined }) {
  return (
    <PageIcon size={24}>
      <path
        transform={isBack ? 'rotate(180 12 12)' : undefined}
        d="M21 4v16M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z"
      />
    </PageIcon>
  );
}
