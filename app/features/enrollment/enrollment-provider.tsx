import {
  createContext,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type ComponentProps,
} from "react";
import { FormTextsContext } from "#app/lib/contexts.ts";
import { formatUnsentKey, listStoredKeys } from "#app/lib/storage.ts";
import { Button } from "#app/ui/button.tsx";
import type { Order, Plan } from "#domain/content/plan.ts";

// Most visitors never open the dialog: its code is loaded at the first sign of interest.
const loadEnrollmentDialog = () => import("./enrollment-form.tsx");

export const enrollmentPath = "/api/enrollments";

type PhaseOrder = Order & Partial<Pick<Plan, "phase">>;

type Enrollment = {
  /** Fails where the dialog's code cannot be fetched. */
  open: (order: PhaseOrder) => Promise<void>;
  prepare: () => void;
};

const EnrollmentContext = createContext<Enrollment>({ open: async () => {}, prepare: () => {} });

const useEnrollment = () => use(EnrollmentContext);

type Opened = {
  Dialog: ComponentType<{ isOpen: boolean; order: Order; phase: PhaseOrder["phase"]; onClose: () => void }>;
  order: Order;
  phase: PhaseOrder["phase"];
  isOpen: boolean;
};

type EnrollmentProviderProps = {
  onOpened: () => void;
  children: ReactNode;
};

export function EnrollmentProvider({ onOpened, children }: EnrollmentProviderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [enrollment] = useState<Enrollment>(() => ({
    open: async ({ course, price, phase }) => {
      const { EnrollmentDialog } = await loadEnrollmentDialog();
      setOpened({ Dialog: EnrollmentDialog, order: { course, price }, phase, isOpen: true });
      onOpened();
    },
    prepare: () => void loadEnrollmentDialog().catch(() => {}),
  }));

  // What a reload left unsent is shown, and goes on. A page without forms has no texts for it.
  const hasForms = use(FormTextsContext) !== null;
  const isOpen = opened?.isOpen ?? false;
  useEffect(() => {
    if (!hasForms || isOpen || listStoredKeys("sessionStorage", formatUnsentKey(enrollmentPath)).length === 0) return;
    import("./find-unsent-order.ts")
      .then(({ findUnsentOrder }) => findUnsentOrder(enrollmentPath))
      .then((order) => order && enrollment.open(order))
      .catch(() => {});
  }, [hasForms, isOpen, enrollment]);

  return (
    <EnrollmentContext value={enrollment}>
      {children}
      {opened && (
        <opened.Dialog
          isOpen={opened.isOpen}
          order={opened.order}
          phase={opened.phase}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </EnrollmentContext>
  );
}

type EnrollButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & { order: PhaseOrder };

/** Opens the dialog; without scripts, or without the dialog's, it leads to the same form on a page of its own. */
export function EnrollButton({ order, children = "Enroll Now", ...rest }: EnrollButtonProps) {
  const enrollment = useEnrollment();
  return (
    <form
      action="/enroll"
      onSubmit={(event) => {
        event.preventDefault();
        const plain = event.currentTarget;
        enrollment.open(order).catch(() => plain.submit());
      }}
    >
      <input type="hidden" name="course" value={order.course} />
      <input type="hidden" name="price" value={order.price} />
      <Button {...rest} type="submit" onPointerEnter={enrollment.prepare} onFocus={enrollment.prepare}>
        {children}
      </Button>
    </form>
  );
}
