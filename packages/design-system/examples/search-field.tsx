import { SearchField } from '@vermilion/design-system/search-field';

export const Example = () => (
  <search>
    <form action="/goods">
      <SearchField label="Search goods" labelHidden name="keyword" clearLabel="Clear" />
    </form>
  </search>
);
