ALTER TABLE "outbox" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipients" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_private" boolean;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "groupon_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
-- What was written until now was kept and never sent.
UPDATE "outbox" SET "kind" = 'letter', "recipients" = jsonb_build_array("recipient"), "is_private" = "subject" LIKE '%验证码%';--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "recipient";--> statement-breakpoint
INSERT INTO "outbox" ("kind", "recipients", "subject", "body", "is_private", "groupon_id", "written_at")
	SELECT 'text', "phones", '', "content", false, "groupon_id", "written_at" FROM "text_messages" ORDER BY "id";--> statement-breakpoint
UPDATE "outbox" SET "state" = 'kept', "why" = '', "tries" = 0, "due_at" = "written_at", "moved_at" = "written_at";--> statement-breakpoint
DROP TABLE "text_messages" CASCADE;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "recipients" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "is_private" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "why" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "tries" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "moved_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_groupon_id_groupons_id_fk" FOREIGN KEY ("groupon_id") REFERENCES "public"."groupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_by_state" ON "outbox" USING btree ("state","due_at");